import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder of leads' photographs. Only calls that check permission serve them. */
export const photographFolder = (dataDir: string): string => join(dataDir, 'photographs')

export const photographFile = (id: string): string => `${id}.jpg`

/** Removes the files of photographs whose rows are gone. */
export const removePhotographs = async (dataDir: string, photographs: readonly { id: string }[]): Promise<void> => {
  for (const { id } of photographs) await rm(join(photographFolder(dataDir), photographFile(id)), { force: true })
}
