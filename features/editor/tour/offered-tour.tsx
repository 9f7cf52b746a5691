import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { useTour } from './use-tour'

const tour = createOnDemand(() => import('./tour'))

/**
 * The tour, until the editor leaves it: in the panel next to the page, or as a sheet in narrow
 * windows.
 */
export function OfferedTour({ isSheet = false }: { isSheet?: boolean }) {
  const [hasEnded, leave] = useTour()
  const tourParts = useOnDemand(tour, !hasEnded)
  if (hasEnded || !tourParts) return null
  const Tour = isSheet ? tourParts.TourSheet : tourParts.InterruptibleTour
  return <Tour onLeave={leave} />
}
