import type { Passkeys } from '../../contract/desk/people.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { useAddDevice, usePasskeys, useRemovePasskey } from '../api/people-calls.ts'
import { problemOf } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import { words } from '../desk-content.ts'
import { RemoveButton } from '../RemoveButton.tsx'
import { momentText } from '../when.ts'
import { OneTimeLink } from './OneTimeLink.tsx'

const { you } = words

function Device({ passkey, timeZone }: { passkey: Passkeys['passkeys'][number]; timeZone: string }) {
  const remove = useRemovePasskey()
  const time = (moment: string) => ({ time: momentText(moment, timeZone) })
  const facts = [
    ...(passkey.isThis ? [you.thisDevice] : []),
    fill(you.deviceAdded, time(passkey.createdAt)),
    passkey.usedAt ? fill(you.deviceUsed, time(passkey.usedAt)) : you.deviceUnused,
  ]
  return (
    <li className="person">
      <span>
        <strong>{you.deviceKinds[passkey.device]}</strong>
        <span className="soft small">{facts.join(' · ')}</span>
      </span>
      {!passkey.isThis && (
        <RemoveButton question={you.removeDeviceSure} removal={remove} onRemove={() => remove.mutate(passkey.id)} />
      )}
    </li>
  )
}

/** The signed-in person's devices: passkey and last use, and a link for another device. */
export function Devices() {
  const { timeZone } = useSession()
  const { data } = usePasskeys()
  const addDevice = useAddDevice()
  return (
    <div className="flow">
      <ul className="people">
        {data?.passkeys.map((passkey) => (
          <Device key={passkey.id} passkey={passkey} timeZone={timeZone} />
        ))}
      </ul>
      {addDevice.data ? (
        <OneTimeLink invited={addDevice.data} text={you.addDeviceText} />
      ) : (
        <>
          <p className="soft">{you.confirm}</p>
          <Button variant="outline" disabled={addDevice.isPending} onClick={() => addDevice.mutate()}>
            {you.addDevice}
          </Button>
        </>
      )}
      <Alert>{addDevice.isError && problemOf(addDevice.error)}</Alert>
    </div>
  )
}
