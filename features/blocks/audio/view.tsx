import type { EmbedData } from '@/lib/contract/blocks/embed'
import type { BlockViewProps } from '../block'

export function AudioView(_props: BlockViewProps<EmbedData>) {
  return null
}
