/** The ids of these rows, for a condition `in`. */
export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
