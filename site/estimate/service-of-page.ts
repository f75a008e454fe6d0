import type { JobService } from '../../pricing/job.ts'

const services: Readonly<Record<string, JobService>> = {
  'solar-panel-cleaning': 'solar',
  'window-cleaning': 'windows',
  'screen-cleaning': 'screens',
  'commercial-cleaning': 'commercial',
}

/** The kind of job that the page of a service is about, by its slug. */
export const serviceOfPage = (slug: string): JobService | undefined => services[slug]
