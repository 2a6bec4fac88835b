import { FetchError, ofetch } from 'ofetch'
import { keep } from './keep'

keep(ofetch.create({ retry: 0 }), FetchError)
