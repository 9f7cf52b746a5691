import type { RouteProps } from '@/app/compose/address'
import { JobBoardPage, jobBoardMetadata } from '@/app/compose/job-board-page'

export const generateMetadata = jobBoardMetadata

export default function JobboersePage(props: RouteProps) {
  return <JobBoardPage {...props} />
}
