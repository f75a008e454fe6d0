import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { words } from '../desk-content.ts'
import { readTold, type Told, turnOff, turnOn } from './subscription.ts'

const { notify } = words

// On iPhone and iPad, only pages on the home screen can get notifications.
const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const textOf = (told: Told) => (told === 'missing' && isApple() ? notify.iphone : notify[told])

/** Switch for this device's notifications. */
export function Notifications() {
  const [told, setTold] = useState(readTold)
  const change = useMutation({
    mutationFn: () => (told === 'on' ? turnOff() : turnOn()),
    onSuccess: setTold,
    onError: () => setTold(readTold()),
  })
  return (
    <section className="card flow" aria-labelledby="notifications">
      <h2 id="notifications">{notify.title}</h2>
      <p role="status">{change.isPending ? notify.loading : textOf(told)}</p>
      <Alert>{change.isError && notify.failed}</Alert>
      {(told === 'on' || told === 'off') && (
        <Button variant="outline" disabled={change.isPending} onClick={() => change.mutate()}>
          {told === 'on' ? notify.turnOff : notify.turnOn}
        </Button>
      )}
    </section>
  )
}
