import type { SlotName } from '../../../content/schema/topic.ts'
import type { Slots } from '../slots/slots.ts'

/** Names of the slots that a text fills. */
export const namedSlots = ({
  places,
  days,
  time,
  isAfterHours,
  panels,
  windows,
  storeys,
  plans,
  services,
  numbers,
  sites,
  relativeDay,
  kilowatts,
  setting,
}: Slots): SlotName[] => [
  ...(places.length > 0 ? (['place'] as const) : []),
  ...(days.length > 0 ? (['day'] as const) : []),
  ...(time !== undefined || isAfterHours !== undefined ? (['time'] as const) : []),
  ...(panels !== undefined || kilowatts !== undefined || numbers.length + sites.length > 0
    ? (['panels'] as const)
    : []),
  ...(windows !== undefined || storeys !== undefined ? (['windows'] as const) : []),
  ...(plans.length > 0 ? (['plan'] as const) : []),
  ...(services.length > 0 ? (['service'] as const) : []),
  ...(setting !== undefined ? (['setting'] as const) : []),
  ...(relativeDay !== undefined ? (['relativeDay'] as const) : []),
]
