/** What people outside know. */
export const emptyLedger = () => ({
  /** Names of visitors and callers. */
  asked: [] as string[],
  /** Names of visitors who once sent their request without signs of spam, and read that it is kept. */
  clean: new Set<string>(),
  /** Changes at the desk, each made from the version `from`. */
  done: [] as { id: string; asked: string; from: number }[],
  photographs: [] as string[],
  /** How many quotes were written for a lead whose customer asked for a day. */
  wanted: new Map<string, number>(),
  /** Drafts that may be stored, newest last. */
  drafts: [] as { id: string; field: string; after: string }[],
  /** What was acknowledged: a name, the id of a change or draft, a photograph, or a lead whose customer wants a day. */
  acknowledged: new Set<string>(),
})
export type Ledger = ReturnType<typeof emptyLedger>
