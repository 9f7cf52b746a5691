import type { VideoListItemData } from '@/lib/contract/blocks/video-list'
import type { BlockViewProps } from '../block'

export function VideoListItemView(_props: BlockViewProps<VideoListItemData>) {
  return null
}
