import { onDemand } from '@/components/ui/on-demand'

/** The additional extensions of a table. */
export const tableText = onDemand(async () => (await import('./table-extensions')).tableText)
