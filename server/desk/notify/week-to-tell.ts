import { lastWeeks } from '../weeks.ts'

const hour = 60 * 60_000

/** From Monday at 8 by the business's clock until Tuesday is over: what comes later is old news. */
const [firstMs, lastMs] = [8 * hour, 48 * hour]

/** The Monday (`2026-03-02`) before which a week has ended whose numbers are to be told now. */
export const weekToTell = (timeZone: string, now: Date): string | undefined => {
  const [week] = lastWeeks(1, timeZone, now)
  const since = now.getTime() - Date.parse(week?.at ?? '')
  return since >= firstMs && since < lastMs ? week?.from : undefined
}
