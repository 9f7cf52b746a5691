import type { TeamData } from '@/lib/contract/blocks/team'
import type { BlockViewProps } from '../block'

export function TeamView(_props: BlockViewProps<TeamData>) {
  return null
}
