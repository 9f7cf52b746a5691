import type { FullTeaserData } from '@/lib/contract/blocks/full-teaser'
import type { BlockViewProps } from '../block'

export function FullTeaserView(_props: BlockViewProps<FullTeaserData>) {
  return null
}
