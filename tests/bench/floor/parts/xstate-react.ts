import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { keep } from './keep'

keep(useActorRef, useSelector, shallowEqual)
