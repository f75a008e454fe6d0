import type { LeadRow } from './tables.ts'

/**
 * Inserts requests, all or none, and gives the ids of those that are new. A repeated key
 * makes a repeated send one request; a repeated id, a write whose outcome was not heard.
 */
export type InsertLeads = (group: readonly LeadRow[]) => Promise<ReadonlySet<string>>
