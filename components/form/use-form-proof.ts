'use client'

import { useRef } from 'react'
import type { ObtainedProof } from '@/lib/contract/forms/form-ticket'

/**
 * What a form that anybody may send is sent with against robots (`protection`). The ticket is asked for, and its work done, once
 * somebody begins to fill in the form, so that it is there when they send it.
 * @param form the name under which the backend takes it
 */
export function useFormProof(form: string) {
  const obtaining = useRef<Promise<ObtainedProof> | null>(null)

  function obtain(): Promise<ObtainedProof> {
    obtaining.current ??= import('./obtain-form-proof').then(({ obtainFormProof }) => obtainFormProof(form))
    return obtaining.current
  }

  return {
    /** To be called when somebody begins to fill in the form; further calls do nothing. */
    begin() {
      // A failure is one of sending the form.
      obtain().catch(discard)
    },
    /**
     * The proof, the same until it is discarded: whoever sends the form again after a lost answer sends the same.
     * @throws when none can be had at present
     */
    async take(): Promise<ObtainedProof> {
      try {
        return await obtain()
      } catch (error) {
        discard()
        throw error
      }
    },
    /** To be called when the backend takes the proof no more, or has taken the form. */
    discard,
  }

  function discard(): void {
    obtaining.current = null
  }
}
