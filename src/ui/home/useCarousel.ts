import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Swiper } from 'swiper'

interface CarouselPlan {
  /** Number of slides. Up to `still` of them, nothing moves and the library is not loaded. */
  count: number
  /** Highest number of slides that stay still: 1 for banners and matches, 3 for winners. */
  still?: number
  /** Milliseconds until the next slide. */
  delay: number
  /** Milliseconds of one transition. */
  speed: number
  /** Vertical carousels move only automatically, so that a swipe over them scrolls the page. */
  vertical?: boolean
}

export interface Carousel {
  /** The current slide, from 0. */
  page: number
  /** Swiping has replaced plain scrolling. */
  live: boolean
}

const calm = () =>
  document.documentElement.dataset.motion === 'calm' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Runs `work` when the browser is idle; returns a cancel function. */
function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(work, { timeout: 4000 })
    return () => window.cancelIdleCallback(id)
  }
  const id = window.setTimeout(work, 600)
  return () => window.clearTimeout(id)
}

/**
 * Makes a scroller with `.swiper-wrapper` and `.swiper-slide` inside swipeable and automatic. The markup
 * works without it (it scrolls), so the library may load late, once the slides are first seen, or never. A
 * touch or a focused slide stops the automatic movement for good; with reduced motion there is none.
 */
export function useCarousel(frame: RefObject<HTMLElement | null>, plan: CarouselPlan): Carousel {
  const { count, still = 1, delay, speed, vertical = false } = plan
  const held = useRef(false)
  const [page, setPage] = useState(0)
  const [live, setLive] = useState(false)

  useEffect(() => {
    const element = frame.current
    // Without automatic movement, a vertical list is better scrolled by hand.
    if (!element || count <= still || (vertical && calm())) return
    let engine: Swiper | undefined
    let gone = false

    const hold = () => {
      held.current = true
      engine?.autoplay.stop()
    }
    const follow = (event: FocusEvent) => {
      hold()
      const slide = event.target instanceof Element ? event.target.closest('.swiper-slide') : null
      if (!engine || vertical || !slide) return
      // The browser scrolls a focused element into view inside the frame; the track has to move instead.
      element.scrollTo({ left: 0, behavior: 'instant' })
      engine.slideTo([...element.querySelectorAll('.swiper-slide')].indexOf(slide))
    }
    const start = async () => {
      const { Swiper, Autoplay } = await import('./carouselEngine')
      if (gone) return
      const width = element.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 1
      const begun = vertical ? 0 : Math.min(count - 1, Math.round(element.scrollLeft / width))
      element.scrollTo({ left: 0, top: 0, behavior: 'instant' })
      engine = new Swiper(element, {
        modules: [Autoplay],
        direction: vertical ? 'vertical' : 'horizontal',
        slidesPerView: vertical ? still : 'auto',
        initialSlide: begun,
        speed: calm() ? 0 : speed,
        rewind: vertical,
        allowTouchMove: !vertical,
        autoplay:
          calm() || held.current ? false : { delay, disableOnInteraction: true, pauseOnMouseEnter: true },
        on: { slideChange: (swiper) => setPage(swiper.realIndex) },
      })
      setPage(begun)
      setLive(true)
    }

    element.addEventListener('pointerdown', hold)
    element.addEventListener('focusin', follow)
    // Offline or blocked: the slides remain scrollable, nothing else is lost.
    let cancel: (() => void) | undefined
    // A busy phone reports several changes at once: the last one is current.
    const watch = new IntersectionObserver((entries) => {
      if (!entries[entries.length - 1]?.isIntersecting) engine?.autoplay.pause()
      else if (engine) engine.autoplay.resume()
      else cancel ??= whenIdle(() => void start().catch(() => undefined))
    })
    watch.observe(element)
    return () => {
      gone = true
      watch.disconnect()
      cancel?.()
      element.removeEventListener('pointerdown', hold)
      element.removeEventListener('focusin', follow)
      engine?.destroy(true, true)
      setLive(false)
    }
  }, [frame, count, still, delay, speed, vertical])

  return { page, live }
}
