'use client'

import { useRef } from 'react'
import type { ObtainedProof } from '@/lib/contract/forms/form-ticket'

/**
 * Obtains the anti-spam proof (`protection`) of a public form. The ticket is fetched and its proof
 * of work computed when a visitor starts to fill in the form, so that it is ready for sending.
 * @param form name of the form for tickets
 */
export function useFormProof(form: string) {
  const obtaining = useRef<Promise<ObtainedProof> | null>(null)

  function obtain(): Promise<ObtainedProof> {
    obtaining.current ??= import('./obtain-form-proof').then(({ obtainFormProof }) => obtainFormProof(form))
    return obtaining.current
  }

  return {
    /** Call this when a visitor starts to fill in the form; further calls are no-ops. */
    begin() {
      // Sending the form reports the failure.
      obtain().catch(discard)
    },
    /**
     * Returns the proof. It stays the same until it is discarded, so that a retry after a lost
     * response sends the same one.
     * @throws CallError if none can be obtained
     */
    async take(): Promise<ObtainedProof> {
      try {
        return await obtain()
      } catch (error) {
        discard()
        throw error
      }
    },
    /** Call this when the backend rejects the proof or has accepted the form. */
    discard,
  }

  function discard(): void {
    obtaining.current = null
  }
}
