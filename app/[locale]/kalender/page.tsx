import { CalendarPage, loadCalendarMetadata } from '@/app/[locale]/kalender/calendar-page'
import type { RouteProps } from '@/app/frame/address'

export const generateMetadata = loadCalendarMetadata

export default function KalenderPage(props: RouteProps) {
  return <CalendarPage {...props} />
}
