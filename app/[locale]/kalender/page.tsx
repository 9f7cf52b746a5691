import type { RouteProps } from '@/app/compose/address'
import { CalendarPage, calendarMetadata } from '@/app/compose/calendar-page'

export const generateMetadata = calendarMetadata

export default function KalenderPage(props: RouteProps) {
  return <CalendarPage {...props} />
}
