/** Styles of the report page, inlined so that it is a single file. */
export const style = `
body{overflow-wrap:anywhere;font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1c1b22;background:#fff}
h1,h2{line-height:1.2}section{border-top:1px solid #ccc;margin-top:2rem}
*{box-sizing:border-box}pre{font:12px/1.5 ui-monospace,monospace;margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
table{border-collapse:collapse;max-width:100%}td,th{overflow-wrap:normal;padding:.2rem .8rem .2rem 0;border-bottom:1px solid #ddd;text-align:left}
code{font-size:12px;color:#4b4960;overflow-wrap:anywhere}
.bad{color:#a4002a}
.left{max-width:100%;border:1px solid #bbb}
.story{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0}
.card{border:1px solid #bbb;border-top:4px solid #6b5bd2;border-radius:6px;padding:.5rem;width:14rem;max-width:100%;display:flex;flex-direction:column;gap:.25rem}
.card.start{border-top-color:#777}.card.signal{border-top-color:#8a6d00}.card.outcome{border-top-color:#0b6e6e}.card.time{border-top-color:#5c6b7a}
.card.bad{border:2px solid #a4002a}
.card img{width:100%;border:1px solid #bbb;border-radius:4px}
.drawn{max-width:100%;border-radius:6px}
.at{font-size:13px;color:#333}
.tree{list-style:none;padding-left:1rem;border-left:2px solid #ddd}.tree .off{color:#a4002a}
summary{cursor:pointer;padding:.3rem 0}
@media (prefers-color-scheme:dark){body{background:#17161c;color:#eee}code,.at{color:#bbb}.bad,.tree .off{color:#ff8aa5}td,th,section,.card{border-color:#444}}
`
