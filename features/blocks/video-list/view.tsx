import type { VideoListData } from '@/lib/contract/blocks/video-list'
import type { BlockViewProps } from '../block'

export function VideoListView(_props: BlockViewProps<VideoListData>) {
  return null
}
