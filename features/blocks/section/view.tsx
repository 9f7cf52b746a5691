import type { SectionData } from '@/lib/contract/blocks/section'
import type { BlockViewProps } from '../block'

export function SectionView(_props: BlockViewProps<SectionData>) {
  return null
}
