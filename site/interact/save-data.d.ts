// Not in TypeScript's own types, since not every browser has it. https://wicg.github.io/savedata/
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
