/** A non-negative whole number with commas: `1,234`. `Intl` would load 7 MiB of tables into the server's memory. */
export const groupedDigits = (count: number): string => String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',')
