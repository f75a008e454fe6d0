import facts from 'words:estimate'
import { EstimateTool, type EstimateToolProps } from './EstimateTool.tsx'

/** The estimate as this site has it. */
export function SiteEstimate({ children, wash }: Pick<EstimateToolProps, 'children' | 'wash'>) {
  return (
    <EstimateTool wash={wash} {...facts}>
      {children}
    </EstimateTool>
  )
}
