import '../styles/calm.css'

/** Loaded where motion is off in the settings. */
document.documentElement.dataset.motion = 'calm'
