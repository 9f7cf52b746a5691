import { EventFooter } from '@/app/[locale]/kalender/[slug]/[id]/event-footer'
import { RecordPage, type RecordProps, recordMetadata } from '@/app/frame/record-page'

const route = '/kalender/[slug]/[id]'

export const generateMetadata = recordMetadata(route)

export default function KalenderEventPage(props: RecordProps) {
  return <RecordPage route={route} type="events" Footer={EventFooter} {...props} />
}
