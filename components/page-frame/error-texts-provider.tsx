'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { ErrorTexts } from '../error-texts'

const ErrorTextsContext = createContext<ErrorTexts | null>(null)

/** Provides the texts of error pages to error boundaries, which cannot load them. */
export function ErrorTextsProvider({ texts, children }: { texts: ErrorTexts; children: ReactNode }) {
  return <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>
}

/** @throws outside the provider, which the layout renders around every page */
export function useErrorTexts(): ErrorTexts {
  const texts = useContext(ErrorTextsContext)
  if (!texts) throw new Error('The words of the error pages are missing.')
  return texts
}
