'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '@/lib/contract/common/locale'

/** The formatted texts of errors, so that the browser needs no message formatter. */
export interface ErrorTexts {
  locale: Locale
  title: string
  notFound: string
  gone: string
  internal: string
  other: string
  home: string
  retry: string
  /** Explains that a part of the page could not be loaded. */
  part: string
}

const ErrorTextsContext = createContext<ErrorTexts | null>(null)

/** Provides the texts of errors to components in the browser, which cannot load them. */
export function ErrorTextsProvider({ texts, children }: { texts: ErrorTexts; children: ReactNode }) {
  return <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>
}

/** @throws outside the provider, which the layout renders around every page */
export function useErrorTexts(): ErrorTexts {
  const texts = useContext(ErrorTextsContext)
  if (!texts) throw new Error('The texts of the error pages are missing.')
  return texts
}
