import { type ReactNode, useEffect } from 'react'
import styles from './screen-head.module.css'

export interface ScreenHeadProps {
  title: string
  /** The link above the heading. */
  above?: ReactNode
  /** The actions of the screen. */
  children?: ReactNode
}

/** The head of a screen; its title is also the title of the document. */
export function ScreenHead({ title, above, children }: ScreenHeadProps) {
  useEffect(() => {
    const updateTitle = () => {
      if (document.title !== title) document.title = title
    }
    updateTitle()
    // Set again, because the router sets the title of the administration later.
    const observer = new MutationObserver(updateTitle)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [title])
  return (
    <header className={styles.head}>
      <div>
        {above && <p className={styles.above}>{above}</p>}
        <h1>{title}</h1>
      </div>
      {children && <div className={styles.headActions}>{children}</div>}
    </header>
  )
}
