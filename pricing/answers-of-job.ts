import type { EstimateAnswers } from './estimate-answers.ts'
import type { Job } from './job.ts'
import { isPremiumVisit } from './premium.ts'
import type { PriceList } from './price-list.ts'

/** The estimate form's answers that describe this job, and so give the same price. */
export const answersOfJob = (job: Job, list: Pick<PriceList, 'rules'>): EstimateAnswers => {
  const { service, panels, windows, storeys, town, plan } = job
  return {
    service,
    ...(panels !== undefined && { panels: String(panels) }),
    ...(windows !== undefined && { windows: String(windows) }),
    ...(storeys !== undefined && { storeys: String(storeys) }),
    ...(town !== undefined && { town }),
    ...(plan !== undefined && { plan }),
    ...(isPremiumVisit(list, job) && { hours: 'outside' }),
  }
}
