import { type ReactNode, useEffect } from 'react'
import styles from './screen-head.module.css'

export interface ScreenHeadProps {
  title: string
  backLink?: ReactNode
  children?: ReactNode
}

/** The head of a screen. Its title is also the title of the document. */
export function ScreenHead({ title, backLink, children }: ScreenHeadProps) {
  useEffect(() => {
    const updateTitle = () => {
      if (document.title !== title) document.title = title
    }
    updateTitle()
    // The router later sets the title of the document to that of the administration, so the title
    // of the screen is set again.
    const observer = new MutationObserver(updateTitle)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
  return (
    <header className={styles.head}>
      <div>
        {backLink && <p className={styles.above}>{backLink}</p>}
        <h1>{title}</h1>
      </div>
      {children && <div className={styles.headActions}>{children}</div>}
    </header>
  )
}
