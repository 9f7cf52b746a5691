import { EventFooter } from '@/app/[locale]/kalender/[slug]/[id]/event-footer'
import { createRecordMetadata, RecordPage, type RecordProps } from '@/app/frame/record-page'

const route = '/kalender/[slug]/[id]'

export const generateMetadata = createRecordMetadata(route)

export default function KalenderEventPage(props: RecordProps) {
  return <RecordPage route={route} type="events" Footer={EventFooter} {...props} />
}
