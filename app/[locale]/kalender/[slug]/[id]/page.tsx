import { EventBelow } from '@/app/compose/event-below'
import { RecordPage, type RecordProps, recordMetadata } from '@/app/compose/record-page'

const route = '/kalender/[slug]/[id]'

export const generateMetadata = recordMetadata(route)

export default function KalenderEventPage(props: RecordProps) {
  return <RecordPage route={route} type="events" Below={EventBelow} {...props} />
}
