import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing, text } from '../shapes'

/** Contracts offered by the upline; empty text means no requirement (CONTRACT-02, CONTRACT-03). */
export const contractRequests = defineCall({
  name: 'contractRequests',
  method: 'GET',
  path: '/wps/relay/MCS2_contractDividendRequest',
  configured: true,
  module: 'COMM3',
  auth: 'member',
  request: nothing,
  response: v.object({
    dailysalreqtype: v.nullable(text),
    divtypecompperiodreq: v.nullable(text),
    contracthoursalreq: v.nullable(text),
  }),
  row: 'WIRE-108',
})

const terms = v.object({
  id: text,
  offeredBy: text,
  /** The rows of the offer: what is measured and what it pays. */
  rows: v.array(v.object({ label: text, value: text })),
})

/** The open contract offer of a kind to this player; null if there is none. */
export const salaryRequest = defineCall({
  name: 'salaryRequest',
  method: 'GET',
  path: '/wps/relay/MCS2_contractDailySalaryRequest',
  configured: true,
  module: 'COMM3',
  auth: 'member',
  request: v.object({ kind: v.picklist(['salary', 'dividend', 'hourly']) }),
  response: v.nullable(terms),
  row: 'WIRE-107',
})

const decision = v.object({ id: text, accept: v.picklist(['0', '1']) })

/** Answers an offer of a daily salary. A GET that changes something: never retried automatically. */
export const processSalary = defineCall({
  name: 'processSalary',
  method: 'GET',
  path: '/wps/relay/MCS2_processDailySalaryContract',
  configured: true,
  module: 'DAILYSALCONT3',
  auth: 'member',
  retry: false,
  request: decision,
  response: nothing,
  row: 'WIRE-109',
})

/** Answers an offer of an hourly salary. */
export const processHourly = defineCall({
  name: 'processHourly',
  method: 'POST',
  path: '/wps/relay/MCS2_processHourlySalary',
  configured: true,
  module: 'HOURSAL3',
  auth: 'member',
  request: decision,
  response: nothing,
  row: 'WIRE-110',
})

/** Answers an offer of dividends. */
export const processDividend = defineCall({
  name: 'processDividend',
  method: 'POST',
  path: '/wps/relay/MCS2_processDividendContract',
  configured: true,
  module: 'COMM3',
  auth: 'member',
  request: decision,
  response: nothing,
  row: 'WIRE-111',
})

export const agentCalls = { contractRequests, salaryRequest, processSalary, processHourly, processDividend }
