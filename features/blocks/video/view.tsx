import type { VideoData } from '@/lib/contract/blocks/video'
import type { BlockViewProps } from '../block'

export function VideoView(_props: BlockViewProps<VideoData>) {
  return null
}
