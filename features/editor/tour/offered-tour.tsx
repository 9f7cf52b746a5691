import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import { useTour } from './use-tour'

const tour = onDemand(() => import('./tour'))

/** The tour, until it is left: in the panel beside the page, or, in a narrow window, as a sheet above the toolbar. */
export function OfferedTour({ isSheet = false }: { isSheet?: boolean }) {
  const [isLeft, leave] = useTour()
  const loaded = useOnDemand(tour, !isLeft)
  if (isLeft || !loaded) return null
  const Tour = isSheet ? loaded.TourSheet : loaded.Tour
  return <Tour onLeave={leave} />
}
