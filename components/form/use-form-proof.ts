'use client'

import { useRef } from 'react'
import type { ObtainedProof } from '@/lib/contract/forms/form-ticket'

/**
 * Obtains the anti-spam proof (`protection`) of a public form. The ticket is fetched and its proof
 * of work computed when a visitor starts to fill in the form, so that it is ready for sending.
 * @param form name of the form for tickets
 */
export function useFormProof(form: string) {
  const proofRequest = useRef<Promise<ObtainedProof> | null>(null)

  function obtain(): Promise<ObtainedProof> {
    proofRequest.current ??= import('./obtain-form-proof').then(({ obtainFormProof }) => obtainFormProof(form))
    return proofRequest.current
  }

  return {
    /** Call this when a visitor starts to fill in the form; further calls have no effect. */
    start() {
      // A failure is ignored here, because `load` tries again and throws it when the form is sent.
      obtain().catch(discard)
    },
    /**
     * Returns the proof. It stays the same until it is discarded: if a response is lost, the
     * visitor's retry sends the proof that the backend has already received.
     * @throws CallError if no proof can be obtained
     */
    async load(): Promise<ObtainedProof> {
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
    proofRequest.current = null
  }
}
