/** Loaded before a program (`--import`): its clock is `CLOCK_DAYS` ahead, or behind where that is negative. */
const RealDate = Date
const now = () => RealDate.now() + Number(process.env.CLOCK_DAYS) * 86_400_000

globalThis.Date = new Proxy(RealDate, {
  construct: (_, args) => Reflect.construct(RealDate, args.length === 0 ? [now()] : args),
  get: (_, name) => (name === 'now' ? now : Reflect.get(RealDate, name)),
})
