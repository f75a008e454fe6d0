/** Preloaded with `--import`: shifts a program's clock by `CLOCK_DAYS`. */
const RealDate = Date
const now = () => RealDate.now() + Number(process.env.CLOCK_DAYS) * 86_400_000

globalThis.Date = new Proxy(RealDate, {
  construct: (_, args) => Reflect.construct(RealDate, args.length === 0 ? [now()] : args),
  get: (_, name) => (name === 'now' ? now : Reflect.get(RealDate, name)),
})
