import type { TeamMemberData } from '@/lib/contract/blocks/team'
import type { BlockViewProps } from '../block'

export function TeamMemberView(_props: BlockViewProps<TeamMemberData>) {
  return null
}
