import type { LeadRow } from './tables.ts'

/**
 * Inserts requests, all or none, and gives the ids of those that are new. An id that is there
 * already is a repeated send, or a write whose outcome was not heard: it stays as it is.
 */
export type InsertLeads = (group: readonly LeadRow[]) => Promise<Set<string>>
