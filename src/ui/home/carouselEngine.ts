// The only import of the carousel library, loaded as its own chunk after the page has painted. Pagination,
// navigation and a11y modules are left out: they write HTML strings, which Trusted Types refuse.
export { default as Swiper } from 'swiper'
export { Autoplay } from 'swiper/modules'
