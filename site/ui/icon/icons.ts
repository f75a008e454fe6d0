import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  Brush,
  Building2,
  Calendar,
  Check,
  Clock,
  CloudRain,
  Droplets,
  Expand,
  Grid2x2,
  HeartHandshake,
  House,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  MapPin,
  Menu,
  MessageCircle,
  MoveHorizontal,
  Phone,
  Send,
  ShieldCheck,
  SolarPanel,
  Sun,
  Truck,
  Wheat,
  Wind,
  X,
} from 'lucide-react'

/** Every icon of the site. To add one, write an import and a line here. */
export const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'badge-check': BadgeCheck,
  brush: Brush,
  building: Building2,
  calendar: Calendar,
  check: Check,
  'cloud-rain': CloudRain,
  clock: Clock,
  close: X,
  droplets: Droplets,
  expand: Expand,
  'heart-handshake': HeartHandshake,
  house: House,
  mail: Mail,
  map: MapIcon,
  'map-pin': MapPin,
  menu: Menu,
  chat: MessageCircle,
  'move-horizontal': MoveHorizontal,
  phone: Phone,
  send: Send,
  'shield-check': ShieldCheck,
  'solar-panel': SolarPanel,
  sun: Sun,
  truck: Truck,
  wheat: Wheat,
  window: Grid2x2,
  wind: Wind,
} as const satisfies Record<string, LucideIcon>

export type IconName = keyof typeof icons

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name)

/** The icon that a content file names; an unknown name stops the build. */
export const iconNamed = (name: string): IconName => {
  if (isIconName(name)) return name
  throw new Error(`"${name}" is not an icon: expected one of ${Object.keys(icons).join(', ')}.`)
}
