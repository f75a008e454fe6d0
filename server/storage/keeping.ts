import type { LeadRow, OutboxRow } from './tables.ts'

/** A request and the messages that it owes. */
export type Keeping = { row: LeadRow; owed: readonly OutboxRow[] }

/**
 * Inserts requests with the messages that they owe, all or none, and gives the ids of those that are new. A repeated key
 * makes a repeated send one request; a repeated id, a write whose outcome was not heard.
 */
export type InsertLeads = (group: readonly Keeping[]) => Promise<ReadonlySet<string>>
