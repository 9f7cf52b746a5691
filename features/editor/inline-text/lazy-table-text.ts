import { createOnDemand } from '@/components/ui/on-demand'

/** The additional extensions of a table. */
export const tableText = createOnDemand(async () => (await import('./table-extensions')).tableText)
