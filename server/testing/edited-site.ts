import { testDesk } from './test-desk.ts'
import { testSite } from './test-site.ts'
import { testStorage } from './test-storage.ts'

/** The site of the second business, and its desk as Olga uses it. */
export const editedSite = async (more: Parameters<typeof testSite>[1] = {}, role: 'owner' | 'helper' = 'owner') => {
  const storage = await testStorage()
  const site = testSite(storage, more)
  const desk = await testDesk({ storage, site })
  return { ...desk, ...(await desk.enter('Olga', role)), site }
}
