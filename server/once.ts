/** Does what takes long when it is first asked for, and gives that result from then on. A failure is tried again. */
export const once = <Result>(make: () => Promise<Result>): (() => Promise<Result>) => {
  let made: Promise<Result> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
