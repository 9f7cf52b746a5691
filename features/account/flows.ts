import { z } from 'zod'

const flowsSchema = z.object({
  flows: z.array(z.object({ id: z.string(), is_pending: z.boolean().optional() })),
})

/** The step that an answer's `data` says is still to be done; null for none. */
export function pendingFlow(data: unknown): string | null {
  return flowsSchema.safeParse(data).data?.flows.find((flow) => flow.is_pending)?.id ?? null
}
