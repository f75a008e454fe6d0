import type { Config } from '../../config.ts'
import { readPushKeys } from './push-keys.ts'
import { endpointCheck, pushSender } from './push-sender.ts'

/** How this server pushes, by its settings; `contact` is the address that push services may write to. */
export const pushOf = (config: Config, contact: string) => {
  const { PUSH_ANYWHERE: allowsPrivate, DATA_DIR: dataDir } = config
  const keys = () => readPushKeys(dataDir)
  return {
    send: pushSender({ keys, contact, allowsPrivate }),
    publicKey: async () => (await keys()).publicKey,
    isAllowed: endpointCheck(allowsPrivate),
  }
}
