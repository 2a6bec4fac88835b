/** A document with everything the export emits. */
export const soundScxml = `<?xml version="1.0" encoding="UTF-8"?>
<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="door" initial="door">
  <datamodel>
    <data id="guards" expr="{g0: false}"/>
    <data id="delays" expr="'0s'"/>
  </datamodel>
  <state id="door" initial="shut">
    <transition event="BREAK" target="gone"/>
    <state id="shut">
      <transition event="PUSH done.invoke.actor-bell" cond="guards.g0" target="open">
        <raise event="PUSHED"/>
        <log label="does" expr="'creak'"/>
      </transition>
      <transition event="*"/>
    </state>
    <parallel id="open">
      <onentry>
        <send event="after.draught" id="timer_draught" delay="200ms"/>
      </onentry>
      <onexit>
        <cancel sendid="timer_draught"/>
      </onexit>
      <transition event="after.draught" target="wing_still lamp_off"/>
      <state id="wing" initial="wing_moving">
        <transition event="PUSH" target="wing_moving" type="internal"/>
        <state id="wing_moving"/>
        <state id="wing_still"/>
        <history id="wing_before" type="shallow">
          <transition target="wing_still"/>
        </history>
      </state>
      <state id="lamp" initial="lamp_off">
        <invoke type="actor" id="actor-bell" src="bell"/>
        <state id="lamp_off"/>
      </state>
    </parallel>
    <final id="gone">
      <onentry>
        <log label="does" expr="'splinter'"/>
      </onentry>
    </final>
  </state>
</scxml>
`

/** Single edits to the valid document that the recommendation forbids: description, location, change. */
const changes: readonly (readonly [string, string | RegExp, string])[] = [
  ['an attribute that SCXML does not have', '<raise ', '<raise colour="red" '],
  ['an attribute of another element', '<state id="shut">', '<state id="shut" type="deep">'],
  ['a beginning of a parallel', '<parallel id="open">', '<parallel id="open" initial="wing">'],
  ['an element that SCXML does not have', '<state id="lamp_off"/>', '<phase id="lamp_off"/>'],
  ['an element that is not closed', '</scxml>', ''],
  ['an element of another namespace', 'http://www.w3.org/2005/07/scxml', 'http://www.w3.org/2005/07/scxm'],
  ['text between the states', '<state id="wing_moving"/>', '<state id="wing_moving">moving</state>'],
  ['no version', ' version="1.0" datamodel', ' datamodel'],
  ['another version', 'version="1.0" datamodel', 'version="2.0" datamodel'],
  ['a name of two words', 'name="door"', 'name="the door"'],
  ['a data model of two words', 'datamodel="ecmascript"', 'datamodel="ecma script"'],
  [
    'a chart that begins in a state that is not there',
    'name="door" initial="door"',
    'name="door" initial="gate"',
  ],
  [
    'a transition outside of the states',
    '  <state id="door"',
    '  <transition event="A" target="shut"/>\n  <state id="door"',
  ],
  [
    'a history outside of the states',
    '  <state id="door"',
    '  <history id="h"><transition target="shut"/></history>\n  <state id="door"',
  ],
  ['data without a name', '<data id="delays"', '<data'],
  ['data beside the data model', '</datamodel>', '</datamodel><data id="more" expr="1"/>'],
  ['an id of two words', 'id="shut"', 'id="shut tight"'],
  ['an id that begins with a digit', /wing_still/g, '1_still'],
  ['an id with a colon', /wing_still/g, 'wing:still'],
  ['an empty id', '<state id="wing_moving"/>', '<state id="wing_moving"/><state id=""/>'],
  ['two states of one id', '<state id="lamp_off"/>', '<state id="lamp_off"/><state id="shut"/>'],
  ['a state and data of one id', '<state id="lamp_off"/>', '<state id="lamp_off"/><state id="guards"/>'],
  ['a state that begins in one that is not there', 'initial="shut"', 'initial="ajar"'],
  ['a state that begins in one outside of it', 'initial="wing_moving"', 'initial="lamp_off"'],
  ['a state that begins in itself', 'initial="wing_moving"', 'initial="wing"'],
  ['a state that begins in a final one', 'initial="shut"', 'initial="gone"'],
  ['a state that begins in its history', 'initial="wing_moving"', 'initial="wing_before"'],
  ['a beginning without states', '<state id="shut">', '<state id="shut" initial="open">'],
  [
    'a beginning said twice',
    '<state id="wing_moving"/>',
    '<initial><transition target="wing_moving"/></initial><state id="wing_moving"/>',
  ],
  [
    'an initial with two transitions',
    ' initial="shut">',
    '><initial><transition target="shut"/><transition target="open"/></initial>',
  ],
  ['an initial without a transition', ' initial="shut">', '><initial/>'],
  [
    'an initial in a parallel',
    '<parallel id="open">',
    '<parallel id="open"><initial><transition target="wing"/></initial>',
  ],
  ['a target that is not there', 'target="gone"', 'target="vanished"'],
  ['an empty target', 'target="gone"', 'target=""'],
  ['two targets with a comma', 'wing_still lamp_off', 'wing_still,lamp_off'],
  ['an event with an empty part', 'event="BREAK"', 'event="BREAK..IT"'],
  ['an event that ends with a dot', 'event="BREAK"', 'event="BREAK."'],
  ['an event with a star in the middle', 'event="BREAK"', 'event="BREAK.*.IT"'],
  ['an event with a sign', 'event="BREAK"', 'event="BREAK!"'],
  ['events with a comma', 'event="PUSH done', 'event="PUSH, done'],
  ['a type that transitions do not have', 'type="internal"', 'type="local"'],
  ['a transition without event, condition and target', '<transition event="*"/>', '<transition/>'],
  ['a transition with nothing but a type', '<transition event="*"/>', '<transition type="external"/>'],
  ['a transition in a transition', '<raise event="PUSHED"/>', '<transition event="A" target="shut"/>'],
  ['a state in a transition', '<raise event="PUSHED"/>', '<state id="deep"/>'],
  ['a raise without event', '<raise event="PUSHED"/>', '<raise/>'],
  ['a raise of two events', 'event="PUSHED"', 'event="PUSHED HARD"'],
  [
    'a raise outside of a transition',
    '<state id="wing_still"/>',
    '<state id="wing_still"><raise event="A"/></state>',
  ],
  ['a log beside the states', '<state id="wing_still"/>', '<state id="wing_still"><log expr="1"/></state>'],
  ['a send without event', '<send event="after.draught" ', '<send '],
  ['a send of two events', 'event="after.draught" id', 'event="after draught" id'],
  ['a send with an event for any', 'event="after.draught" id', 'event="after.*" id'],
  ['a delay without unit', '200ms', '200'],
  ['a delay in a unit that is not there', '200ms', '200us'],
  ['a delay below zero', '200ms', '-200ms'],
  ['a delay with an exponent', '200ms', '2e2ms'],
  ['a delay of two words', '200ms', '200 ms'],
  ['two delays', 'delay="200ms"', 'delay="200ms" delayexpr="delays"'],
  ['a timer with the id of a state', /timer_draught/g, 'wing'],
  ['two timers of one id', '<send event', '<send event="again" id="timer_draught" delay="1s"/><send event'],
  ['a cancel of what is not there', 'sendid="timer_draught"', 'sendid="timer"'],
  ['a cancel of nothing', ' sendid="timer_draught"', ''],
  ['a transition on the way in', '<onentry>', '<onentry><transition event="A" target="shut"/>'],
  ['a state on the way out', '<onexit>', '<onexit><state id="porch"/>'],
  ['a history without a transition', '<transition target="wing_still"/>', ''],
  [
    'a history with two transitions',
    '<transition target="wing_still"/>',
    '<transition target="wing_still"/><transition target="wing_moving"/>',
  ],
  [
    'a history with an event',
    '<transition target="wing_still"/>',
    '<transition event="A" target="wing_still"/>',
  ],
  [
    'a history with a condition',
    '<transition target="wing_still"/>',
    '<transition cond="guards.g0" target="wing_still"/>',
  ],
  ['a history that leads nowhere', '<transition target="wing_still"/>', '<transition/>'],
  ['a history of a kind that is not there', 'type="shallow"', 'type="flat"'],
  [
    'a history that leads out of its state',
    '<transition target="wing_still"/>',
    '<transition target="shut"/>',
  ],
  [
    'a history that leads to its own state',
    '<transition target="wing_still"/>',
    '<transition target="wing"/>',
  ],
  [
    'a history that leads to itself',
    '<transition target="wing_still"/>',
    '<transition target="wing_before"/>',
  ],
  [
    'a history with states',
    '<history id="wing_before" type="shallow">',
    '<history id="wing_before" type="shallow"><state id="porch"/>',
  ],
  [
    'a final state with a transition',
    '<final id="gone">',
    '<final id="gone"><transition event="A" target="shut"/>',
  ],
  ['a final state with a state', '<final id="gone">', '<final id="gone"><state id="dust"/>'],
  ['a final state with an actor', '<final id="gone">', '<final id="gone"><invoke type="actor" src="bell"/>'],
  ['a final state with a beginning', '<final id="gone">', '<final id="gone" initial="shut">'],
  ['a final state as a region', '</parallel>', '<final id="closed"/></parallel>'],
  [
    'an actor outside of the states',
    '  <state id="door"',
    '  <invoke type="actor" src="bell"/>\n  <state id="door"',
  ],
  ['an actor in a transition', '<raise event="PUSHED"/>', '<invoke type="actor" src="bell"/>'],
  ['an actor with a state in it', ' src="bell"/>', ' src="bell"><state id="ringing"/></invoke>'],
  ['an actor of an address that is none', 'src="bell"', 'src="%zz#a#b"'],
  [
    'two actors of one id',
    '<state id="lamp_off"/>',
    '<state id="lamp_off"><invoke type="actor" id="actor-bell" src="bell"/></state>',
  ],
]

/** Documents that must be rejected, each with what is wrong in it. */
export const wrongScxml = changes.map(([what, place, instead]) => {
  const text = soundScxml.replace(place, instead)
  if (text === soundScxml) throw new Error(`${what}: nothing to change`)
  return { what, text }
})
