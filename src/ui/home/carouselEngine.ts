// The only import of the carousel library. It is loaded as its own chunk once the page has painted. Pagination,
// navigation and a11y modules stay out: they write HTML strings, which Trusted Types refuse.
export { default as Swiper } from 'swiper'
export { Autoplay } from 'swiper/modules'
